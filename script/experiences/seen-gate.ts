/** What an experience tells of itself counts once the visitor has seen its iteration (GO-01): until then it waits here. */
export type SeenGate = {
  /** At once when it was seen before, else after the execution; never when that fails. */
  tell(task: () => void): void
  /** It has been executed. */
  happened(): void
}

export function createSeen(wasSeen: () => boolean): SeenGate {
  const waiting: (() => void)[] = []
  return {
    tell(task) {
      if (wasSeen()) task()
      else waiting.push(task)
    },
    happened() {
      for (const task of waiting.splice(0)) task()
    },
  }
}
