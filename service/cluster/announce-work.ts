/** Milliseconds between two announcements. */
const pauseMs = 1000

/** Tells jobs that there may be work for them, at most once a second however often it is announced. */
export function announceWork(): { announce(): void; listen(listener: () => void): void; end(): void } {
  const listeners: (() => void)[] = []
  let timer: NodeJS.Timeout | undefined
  return {
    announce() {
      timer ??= setTimeout(() => {
        timer = undefined
        for (const each of listeners) each()
      }, pauseMs).unref()
    },
    listen: (listener) => void listeners.push(listener),
    end: () => clearTimeout(timer),
  }
}
