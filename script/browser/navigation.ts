type Navigation = EventTarget & { currentEntry?: unknown }
type NavigationWindow = Window & { navigation?: Navigation }

/**
 * Calls back after each history navigation within the page. Uses the Navigation API or, where it is missing, wraps the
 * two methods of the page's history.
 */
export function onNavigation(task: () => void): void {
  const { navigation, history }: NavigationWindow = window
  // Where the browser has no Navigation API, the name may be that of an element or of a variable of the page.
  if (navigation?.currentEntry) {
    navigation.addEventListener('currententrychange', task)
    return
  }
  addEventListener('popstate', task)
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name]
    history[name] = function (...given) {
      original.apply(this, given)
      task()
    }
  }
}
