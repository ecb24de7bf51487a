import type { CurrentSetup } from '../src/engine/current-setup/current-setup.ts'
import { replacedParts } from '../src/engine/current-setup/kept-parts.ts'
import { mileageNotes } from '../src/engine/current-setup/mileage-notes.ts'
import { rangesInWords, setupWords, sheetNote } from '../src/engine/current-setup/setup-words.ts'
import type { StandingCar } from '../src/engine/current-setup/standing-car.ts'
import { FUEL_NAMES, MEASURE_NAMES } from '../src/engine/display-words.ts'
import {
  type BudgetBuy,
  kindWords,
  lessOnEthanol,
  limitName,
  notesOn,
  type Part,
  type PlannedBuild,
  type PlanRefusal,
  reasonsFor,
  remedyWords,
  type SearchProof,
  type SearchRequest,
  supportingMods,
  type TimedBuild,
  type TimeGoal,
  type TimeResult,
  type UnmetGoal,
} from '../src/engine/index.ts'
import { problemWords } from '../src/engine/rulebook/problem-words.ts'

/** A plan as `npm run plan` prints it. */

export const usd = (cents: number): number => cents / 100
export const dollars = (cents: number): string =>
  usd(cents).toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 2 })
const rounded = (value: number): number => Math.round(value * 10) / 10

function printTable(rows: readonly (readonly string[])[], rightAligned: readonly number[]): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      rightAligned.includes(column) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!),
    )
    console.log(cells.join('  ').trimEnd())
  }
}

/** What a kit brings besides itself: "tune, injectors". */
export const broughtBy = ({ ratings }: Part): string[] =>
  (ratings.includes ?? []).map((slot) => slot.replaceAll('_', ' '))

/** The parts worth having besides, each with its reason. */
export const recommendedWith = (planned: PlannedBuild, request: SearchRequest) =>
  supportingMods(request, planned).flatMap(({ items }) => items)

function printWhy(planned: PlannedBuild, request: SearchRequest): void {
  if (planned.lines.length === 0) return
  const reasons = reasonsFor(planned, request)
  console.log('\nwhy each part')
  for (const { part } of planned.lines.filter(({ part }) => !part.installed)) {
    const brings = broughtBy(part)
    const said = [
      ...(reasons.get(part.id) ?? []).map(({ ruleId, sentence }) => (ruleId ? `${sentence} (${ruleId})` : sentence)),
      ...(brings.length > 0 ? [`Brings: ${brings.join(', ')}.`] : []),
    ]
    console.log(`  ${part.name}: ${said.join(' ')}`)
  }
  const recommended = recommendedWith(planned, request)
  if (recommended.length > 0) console.log('\nrecommended, not in the price')
  for (const { part, reason } of recommended) {
    console.log(`  ${part.manufacturer} ${part.name} (${dollars(part.priceCents)}): ${reason}`)
  }
}

/** The car that the plan starts from, where it is not stock. */
export function printSetup({ setup, installed, sheet }: StandingCar & { setup: CurrentSetup }): void {
  const words = setupWords(setup, installed)
  if (words === 'Stock') return
  console.log(`Starts from your car: ${words}`)
  const note = setup.dynoSheet && sheet ? sheetNote(setup.dynoSheet, sheet.wheelHp) : null
  for (const line of [note, sheet?.question]) if (line) console.log(line)
  console.log('')
}

/** What of the car the build leaves off. */
function printReplaced({ build }: PlannedBuild, request: SearchRequest): void {
  const installed = request.parts.filter((part) => part.installed)
  const replaced = replacedParts(build.parts, installed, request)
  if (replaced.length > 0) console.log(`\n${replaced.map(({ sentence }) => sentence).join('\n')}`)
}

export function printBuild(planned: PlannedBuild, request: SearchRequest, mileage?: number): void {
  const { power, range90WithoutSheet } = planned
  const { low, high } = power.wheelHpRange90
  const range = range90WithoutSheet
    ? rangesInWords(power.wheelHpRange90, range90WithoutSheet)
    : `${Math.round(low)}-${Math.round(high)}`
  console.log(
    `${rounded(power.wheelHp)} whp (90 %: ${range}), ${Math.round(power.wheelTorqueLbft)} lb-ft at the wheels, ` +
      `from ${rounded(power.stockWheelHp)} whp stock; ${rounded(power.boostGaugePsi)} psi boost\n`,
  )
  printTable(
    [
      ['part', 'maker', 'whp', 'price', 'hours', 'labor'],
      ...planned.lines.map((line) => [
        line.part.name,
        line.part.installed ? 'on the car' : line.part.manufacturer,
        line.gainWheelHp.toFixed(1),
        line.part.installed
          ? ''
          : dollars(line.priceCents) + (line.part.priceConfidence === 'estimated' ? ' est.' : ''),
        line.laborHours.toFixed(2),
        dollars(line.laborCents),
      ]),
      [
        'total',
        '',
        (power.wheelHp - power.stockWheelHp).toFixed(1),
        dollars(planned.partsCents),
        planned.laborHours.toFixed(2),
        dollars(planned.laborCents),
      ],
    ],
    [2, 3, 4, 5],
  )
  console.log(`\nparts and labor: ${dollars(planned.costCents)}`)
  console.log('\nlimits')
  printTable(
    planned.limits.map((use) => [
      `  ${limitName(use)}`,
      `${Math.round(use.value)} of ${Math.round(use.limit)} ${use.unit}`,
      `${Math.round(use.share * 100)} %`,
    ]),
    [2],
  )
  const { vehicle, parts } = planned.build
  const notes = [...mileageNotes(mileage, vehicle, parts), ...notesOn(planned, request)]
  console.log(`\n${notes.map((note) => `- ${note}`).join('\n')}`)
  printReplaced(planned, request)
  printWhy(planned, request)
}

function printBought(budget: BudgetBuy | undefined, request: SearchRequest): void {
  if (!budget?.build) return
  console.log(`\nWhat ${dollars(budget.budgetCents)} buys:\n`)
  printBuild(budget.build, request)
}

export function printRefusal(result: PlanRefusal, request: SearchRequest, asked: Omit<UnmetGoal, 'bestWheelHp'>): void {
  switch (result.reason) {
    case 'goal_out_of_reach': {
      const { stronger } = result
      const remedies = result.remedies()
      const less = lessOnEthanol(result.bestBuild, result.bindingLimit, remedies)
      console.log(`${result.goalWheelHp} whp is out of reach on ${FUEL_NAMES[result.bestBuild.build.fuel]}.`)
      for (const words of [...remedyWords(remedies), ...(less ? [less] : [])]) console.log(words)
      console.log('\nThe best these parts make:\n')
      printBuild(result.bestBuild, request)
      printBought(result.budget, request)
      if (result.bindingLimit) {
        console.log(
          `\nheld by: ${limitName(result.bindingLimit)}${stronger ? `; ${kindWords(stronger)} would move it` : ''}`,
        )
      }
      return
    }
    case 'budget_too_small':
      console.log(`${dollars(result.budget.budgetCents)} is not enough.`)
      for (const words of remedyWords(result.remedies())) console.log(words)
      console.log('\nWhat was asked costs:\n')
      printBuild(result.cheapestBuild, request)
      printBought(result.budget, request)
      return
    case 'induction_not_possible':
      console.log(`${result.preference} is not possible on this car (factory: ${result.factory}).`)
      console.log(`Possible: ${result.possible.join(', ')}`)
      return
    case 'parts_conflict':
      for (const problem of result.problems) {
        console.log(
          problemWords(problem, {
            vehicle: request.vehicle,
            partById: (id) => request.parts.find((part) => part.id === id),
          }),
        )
      }
      return
    case 'fuel_refused':
      console.log(result.sentence)
      for (const words of remedyWords(result.otherFuels({ ...asked, bestWheelHp: 0 }))) console.log(words)
      return
    case 'no_build_allowed':
      console.log('No build is left: the exclusions rule out something that the chosen parts need.')
  }
}

export function printProof(proof: SearchProof): void {
  console.log(
    `\nproven: ${proof.scenarios} combinations of boost source, pulley, tune and fuel kit; ${proof.scenariosSearched} searched, ` +
      `${proof.scenariosBounded} ruled out by bound, ${proof.scenariosImpossible} impossible; ` +
      `${proof.statesExamined} choices examined for ${proof.buildsSpelled.toExponential(1)} builds`,
  )
}

const slipWords = ({ quarterMileS, trapMph, zeroToSixtyS }: TimedBuild['slip']): string =>
  `1/4 mile in ${quarterMileS.toFixed(2)} s at ${trapMph.toFixed(1)} mph, 0-60 in ${zeroToSixtyS.toFixed(2)} s`

/** The answer to a time goal. */
export function printTime(result: TimeResult, request: SearchRequest, goal: TimeGoal, mileage?: number): void {
  if (!result.ok && result.reason !== 'time_out_of_reach') {
    printRefusal(result, request, { goalWheelHp: 0 })
    return
  }
  const { planned, slip } = result.ok ? result : result.best
  if (!result.ok) {
    console.log(
      `${MEASURE_NAMES[goal.measure]} in ${goal.seconds} s is out of reach on ${FUEL_NAMES[request.fuel]}. The quickest build:`,
    )
  }
  console.log(`${slipWords(slip)}\n`)
  printBuild(planned, request, mileage)
  if (!result.ok) {
    for (const other of result.onOtherFuels()) {
      const reaches = other.reachesGoal ? 'makes it' : 'is quicker'
      console.log(
        `\nOn ${FUEL_NAMES[other.fuel]} it ${reaches}: ${slipWords(other.slip)}, ${dollars(other.planned.costCents)}.`,
      )
    }
  }
  const { builds, tires, run } = result.proof
  console.log(`\nproven: the cheapest of ${builds} builds on the frontiers of ${tires} kinds of tires; ${run} runs`)
}
