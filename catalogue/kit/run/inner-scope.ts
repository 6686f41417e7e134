import type { DisposableScope } from './scope.ts'

/** A scope inside another one, which it must not outlive. */
export type InnerScope = DisposableScope & {
  /** Undoes what was registered. Further calls do nothing. */
  end(): void
}

/**
 * Creates a scope for changes that come and go within an experience. The caller ends it, at the latest when the experience
 * is stopped.
 */
export function innerScope({ mayRestore, exposure }: Pick<DisposableScope, 'mayRestore' | 'exposure'>): InnerScope {
  const ended = new AbortController()
  const undos: (() => void)[] = []
  return {
    mayRestore,
    exposure,
    signal: ended.signal,
    onRemove: (undo) => void undos.push(undo),
    end() {
      ended.abort()
      for (const undo of undos.splice(0).reverse()) undo()
    },
  }
}
