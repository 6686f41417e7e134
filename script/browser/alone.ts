/**
 * Runs a task in one tab of this origin at a time (BY-02). A tab that dies frees its turn. Without Web Locks the task
 * runs at once: the service drops what two tabs send twice.
 */
export async function alone(name: string, task: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return task()
  await navigator.locks.request(name, task)
}
