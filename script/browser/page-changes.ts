type ObserverWindow = { MutationObserver?: typeof MutationObserver; document: Document }

/** The minimum time in ms between two calls of the tasks, since a page may change all the time. */
const frameMs = 16

const tasks = new Set<() => void>()
let observer: MutationObserver | undefined
let isResting = false
let isMissed = false

/**
 * Calls a task back when elements or attributes of the page change: at once, and then at most once a frame. All tasks
 * share one observer, which exists only while there are tasks. @returns a function that ends the observation
 */
export function changesOf(shop: ObserverWindow): ((task: () => void) => () => void) | undefined {
  const { MutationObserver: Observer } = shop
  if (!Observer) return undefined
  return (task) => {
    tasks.add(task)
    if (!observer) {
      observer = new Observer(onChange)
      observer.observe(shop.document, { childList: true, subtree: true, attributes: true })
    }
    return () => {
      tasks.delete(task)
      if (tasks.size > 0) return
      observer?.disconnect()
      observer = undefined
    }
  }
}

function onChange(): void {
  isMissed = isResting
  if (isResting) return
  isResting = true
  setTimeout(() => {
    isResting = false
    if (isMissed) onChange()
  }, frameMs)
  for (const task of [...tasks]) task()
}
