import { expect, test } from 'vitest'
import { talk } from '../../../../tests/support/assistant-talk.ts'

const last = (...said: string[]) => talk(...said).at(-1)?.text ?? ''
const TOLD = /^(?:Yes|Not)[^.]*\d+ lb-ft[^.]*\d+%|it's in the build|^No: it's a manual/

test.each([
  ['2020 Jetta GLI DSG 260 whp', 'will the DSG need its own tune?'],
  ['2018 Golf R DSG 400 whp', 'do i need a dsg tune with that'],
  ['2021 GT500 900 whp on e85', 'who even tunes the dct. does it slip or just say no'],
  ['2018 Mustang GT automatic 700 whp', 'does the trans need a tune too?'],
  ['2019 BMW M340i 480 whp', 'does the ZF need anything for that'],
  ['2016 Mustang GT manual 550 whp', 'does the gearbox need a tune?'],
])('%s: "%s" is told by what the box bears', (car, asked) => {
  expect(last(car, asked)).toMatch(TOLD)
})

test.each([
  ['2018 Golf R 400 whp', 'does the engine tune need 93?'],
  ['2018 Golf R 400 whp', 'is a tune in it?'],
  ['2018 Golf R 400 whp', 'will the dsg hold that'],
])('%s: "%s" asks for no tune of the box', (car, asked) => {
  expect(last(car, asked)).not.toMatch(
    /clutch pressure, the torque the box lets through|It works without; a tune for it/,
  )
})
