import { expect } from 'vitest'
import { talk } from '../../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../../tests/support/law.ts'

const last = (...said: string[]) => talk(...said).at(-1)?.text ?? ''

eachOf(6, [
  ['2016 Mustang GT', 'what else should i do while the trans is out', /While the gearbox is out: .*rear main seal/],
  ['2012 Corvette', 'clutch job coming up. anything else worth doing while it is apart', /torque tube.*couplers/],
  ['2010 Camaro SS', 'diff is apart. what else would you replace while its open', /bearings and seals/],
  [
    '2016 Camaro SS',
    'the heads are off at the shop, should i do lifters while they are in there',
    /lifters and their trays/,
  ],
  ['2015 WRX', 'front cover is off for the timing chain, anything else while its open', /front main seal/],
  ['2015 WRX', 'is it dumb not to do the clutch at the same time, gearbox is out already', /^Do it now: .*hours twice/],
  [
    '2004 Corvette',
    'makes 440 wheel, tube is out, is it smart to change the clutch at the same time',
    /^Change it now: .*400 whp/,
  ],
] as const)('%s: "%s" is told what goes in with the same labor', (car, asked, told) => {
  expect(last(car, asked)).toMatch(told)
})

eachOf(6, [
  ['2016 Mustang GT 600 whp', 'does the engine have to come out'],
  ['2016 Mustang GT 600 whp', 'what else do i need'],
  ['2016 Mustang GT', 'how long is the trans out for a clutch job'],
  ['2016 Mustang GT', 'its hot out, what else should i do for cooling'],
])('%s: "%s" has nothing open', (car, asked) => {
  expect(last(car, asked)).not.toMatch(/Seals, bolts and bearings we order/)
})
