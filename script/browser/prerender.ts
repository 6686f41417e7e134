/** Runs the task once the page is visible to somebody: now, or when a prerendered page is activated (BD-05). */
export function whenActivated(task: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', task, { once: true })
  else task()
}
