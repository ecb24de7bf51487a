import { useEffect, useState } from 'react'

const WORDS = [
  'Pulling up your engine',
  'Finding the parts that fit',
  'Comparing builds on power and price',
  'Checking internals, gearbox and fuel system',
  'Running the quarter mile',
] as const
const STEP_MS = 900

/** What the engine is doing, one line after the other, while a build is generated; the last line stays. */
export function ProgressWords() {
  const [step, setStep] = useState(0)
  useEffect(() => {
    const timer = window.setInterval(() => setStep((at) => Math.min(at + 1, WORDS.length - 1)), STEP_MS)
    return () => window.clearInterval(timer)
  }, [])
  return (
    <div className="light-edge rounded-sm px-6 py-12 sm:px-10" role="status">
      <p className="headline text-2xl">Generating your build</p>
      <ol className="mt-6 grid gap-3">
        {WORDS.map((words, index) => (
          <li
            key={words}
            className={`telemetry flex items-center gap-3 transition-colors duration-300 ${index < step ? 'text-silver' : index === step ? 'text-light' : 'text-hairline'}`}
            aria-hidden={index > step}
          >
            <span
              className={`size-2 rounded-full ${index < step ? 'bg-go' : index === step ? 'bg-redline' : 'bg-hairline'}`}
            />
            {words}
          </li>
        ))}
      </ol>
    </div>
  )
}
