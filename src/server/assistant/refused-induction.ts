import type { InductionChoice } from '../../engine/display-words.ts'
import type { PartKind } from '../../engine/model.ts'
import { BLOWER_KINDS, TURBO_KINDS } from './part-words.ts'

/** Whether every kit of a kind of boost was ruled out. */
export function isRefused(choice: InductionChoice, without: readonly PartKind[] = []): boolean {
  const kinds =
    choice === 'turbo'
      ? TURBO_KINDS
      : choice === 'supercharger'
        ? BLOWER_KINDS
        : choice === 'procharger'
          ? ['supercharger_centrifugal' as const]
          : choice === 'twin_turbo'
            ? ['turbo_kit_twin' as const]
            : choice === 'single_turbo'
              ? ['turbo_kit_single' as const]
              : []
  return kinds.length > 0 && kinds.every((kind) => without.includes(kind))
}
