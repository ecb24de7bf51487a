import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { OWN_ENGINE } from '../../engine/display-words.ts'
import { useCall } from '../api/api-context.ts'
import type { LoadContext } from '../app/page-route.ts'
import { useShop } from '../app/shop.ts'
import { buildCartItems } from '../build-sheet/build-cart.ts'
import { addToCart } from '../cart/use-cart.ts'
import { useHead } from '../head/use-head.ts'
import { goalOf } from '../start-cars/start-address.ts'
import { loadStartCars, type StartCar, startCars } from '../start-cars/start-cars.ts'
import { StartRow } from '../start-cars/start-row.tsx'
import { useOwnFirst } from '../start-cars/use-own-first.ts'
import { Button } from '../ui/button.tsx'
import { SectionHeading } from '../ui/section.tsx'
import { askOverHttp } from './ask-over-http.ts'
import { cartPartsOf, planOf, titleOf } from './build-title.ts'
import { changeCart } from './change-cart.ts'
import { Composer } from './composer.tsx'
import type { ShownBuild } from './conversation.ts'
import { MessageList } from './message-list.tsx'
import { useConversation } from './use-conversation.ts'

const EXAMPLES = [
  '2018 Mustang GT, 600 wheel on pump gas, under 20k, still daily',
  'How quick is a stock 2015 WRX in the quarter mile?',
  'GR Supra to 500 whp on E85, keep the stock turbo',
  'What breaks first on a Hellcat at 850 whp?',
] as const

/** Who reads along. */
const whereItGoes = (aiProvider: string): string =>
  aiProvider === OWN_ENGINE
    ? 'This conversation stays in your browser.'
    : `Kept in your browser only. ${aiProvider === 'AI' ? 'A language model' : aiProvider} writes the answers and reads what you type.`

function putInCart(build: ShownBuild): void {
  const { reply } = build
  const name = titleOf(build)
  const vehicleId = reply.enhancedData.vehicle.id
  void addToCart(buildCartItems({ name, vehicleId, parts: cartPartsOf(build), plan: planOf(build) }), name)
}

export const load = (context: LoadContext): Promise<unknown> => loadStartCars(context)

/** The assistant: a wish in plain words becomes a build, with every figure from the engine. */
export function Component() {
  useHead({
    title: 'Assistant',
    description: 'Tell us what you want out of your car. Get a build with real parts, power, a time slip and cost.',
    canonicalPath: '/intelligent-assistant',
  })
  const { aiProvider } = useShop()
  const { messages, isWriting, say, stop, clear } = useConversation(askOverHttp, putInCart, changeCart)
  const end = useRef<HTMLDivElement>(null)
  const saidCount = messages.length
  useEffect(() => {
    if (saidCount > 0) end.current?.scrollIntoView({ block: 'end', behavior: 'smooth' })
  }, [saidCount])
  return (
    <div className="page-width grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr_auto] gap-8 pt-32 pb-10">
      <SectionHeading
        level={1}
        label="Ask in plain words"
        title="Assistant"
        subtitle="Every part, price and horsepower number comes from our catalog and our own dyno math. The assistant can't make one up."
        {...(messages.length > 0
          ? {
              aside: (
                <Button kind="quiet" size="small" onClick={clear}>
                  New conversation
                </Button>
              ),
            }
          : {})}
      />
      {messages.length === 0 ? (
        <section aria-label="Examples">
          <StartTalk onSay={(text) => void say(text)} />
          <p className="telemetry mt-8 text-silver">Try one of these</p>
          <ul className="mt-4 grid gap-3 sm:grid-cols-2">
            {EXAMPLES.map((example) => (
              <li key={example}>
                <button
                  type="button"
                  className="light-edge h-full w-full rounded-sm p-4 text-left text-silver transition-colors hover:border-redline hover:text-light"
                  onClick={() => void say(example)}
                >
                  {example}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <MessageList messages={messages} onSay={(text) => void say(text)} />
      )}
      <div className="sticky bottom-0 -mx-5 border-t border-hairline/60 bg-ink px-5 py-4 md:mx-0 md:px-0 print:hidden">
        <Composer
          isWriting={isWriting}
          lastSaid={messages.findLast((message) => message.from === 'visitor')?.text}
          onSay={(text) => void say(text)}
          onStop={stop}
        />
        <p className="mt-2 text-xs text-steel">{whereItGoes(aiProvider)}</p>
      </div>
      <div ref={end} />
    </div>
  )
}

const NO_CARS: readonly StartCar[] = []

/** Cars to start the talk with: the visitor's own and how quick it is stock, the others with the power of Stage 3. */
function StartTalk({ onSay }: { onSay: (text: string) => void }) {
  const { data = NO_CARS } = useQuery(startCars(useCall()))
  const cards = useOwnFirst(data).map(({ car, own }) => {
    const { vehicleId, label } = car
    if (own) {
      const ask = () => onSay(`How quick is a stock ${label} in the quarter mile?`)
      return { vehicleId, label, paint: own.paint, words: 'Stock 1/4 mile', onPick: ask }
    }
    const { make, wheelHp, year } = car
    const whp = `${goalOf(wheelHp)} whp`
    const name = label.replace(`${year} `, `${year} ${make} `)
    return { vehicleId, label, words: `${whp} on 93`, onPick: () => onSay(`${name}, ${whp} on 93 octane`) }
  })
  return cards.length > 0 ? <StartRow cards={cards} /> : null
}
