import type { DisposableScope } from './scope.ts'

/** A scope that ends before the one it is made in, or with it. */
export type InnerScope = DisposableScope & {
  /** Undoes what was registered with it; a second time does nothing. */
  end(): void
}

/** A scope for what comes and goes within an experience; whoever makes it ends it when the experience is stopped. */
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
