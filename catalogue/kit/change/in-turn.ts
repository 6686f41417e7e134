import { type InnerScope, innerScope } from '../run/inner-scope.ts'
import type { DisposableScope } from '../run/scope.ts'

type Turn = { start(): void }

/** Who wants an element, in the order of asking, by what for. */
const lines = new WeakMap<Element, Map<string, Turn[]>>()

/**
 * Changes what only one use of a template can have at a time, such as the colours of a header: the first that asks has it, and
 * the next when that one goes (SHR-01.9). What `begin` registers with its own scope is undone when its turn ends.
 * @param name what the element is wanted for: the template's name
 */
export function inTurn(
  scope: DisposableScope,
  { element, name }: { element: Element; name: string },
  begin: (turn: DisposableScope) => void,
): void {
  const line = lineFor(element, name)
  let inner: InnerScope | undefined
  const turn = {
    start() {
      inner = innerScope(scope)
      begin(inner)
    },
  }
  line.push(turn)
  scope.onRemove(() => {
    const wasFirst = line[0] === turn
    line.splice(line.indexOf(turn), 1)
    inner?.end()
    if (wasFirst) line[0]?.start()
  })
  if (line[0] === turn) turn.start()
}

function lineFor(element: Element, name: string): Turn[] {
  const byName = lines.get(element) ?? new Map<string, Turn[]>()
  lines.set(element, byName)
  const line = byName.get(name) ?? []
  byName.set(name, line)
  return line
}
