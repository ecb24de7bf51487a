import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'
import { loggedError, masked, maskedAddress } from './log-words.ts'

export type Log = Logger

/**
 * Structured log lines, one JSON object each, on standard output where nothing else is given. What a person typed into
 * a form is never logged: errors and addresses go through one place that masks whatever leads to a person.
 */
export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Log {
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['req.headers.authorization', 'req.headers.cookie'], remove: true },
    serializers: { err: loggedError, error: loggedError, url: maskedAddress },
    hooks: {
      logMethod(this: Logger, given: Parameters<Logger['info']>, log: (...given: unknown[]) => void) {
        const words = given.map((one: unknown) => (typeof one === 'string' ? masked(one) : one))
        // Without words of ours pino would repeat the error's own, unmasked.
        log.apply(this, words.length === 1 && typeof words[0] !== 'string' ? [...words, ''] : words)
      },
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
