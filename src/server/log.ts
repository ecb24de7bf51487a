import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

/** Structured log lines on standard output, one JSON object each; what a person typed into a form is never logged. */
export function createLog(config: Pick<Config, 'logLevel'>): Log {
  return pino({
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['req.headers.authorization', 'req.headers.cookie'], remove: true },
  })
}
