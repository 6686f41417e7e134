/**
 * Loads and runs a script, once however often it is asked for. It is imported, not put into an element: a strict policy that
 * allows no Trusted Types policy of ours forbids that (decision 8). @throws (rejects) naming the address when it fails
 */
export async function addScript(url: string): Promise<void> {
  try {
    await import(/* @vite-ignore */ url)
  } catch (cause) {
    throw new Error(`${url} could not be loaded`, { cause })
  }
}
