/**
 * Loads and runs a script, once per address however often it is requested. The script is imported rather than added as
 * an element: a strict content security policy that does not allow our own Trusted Types policy forbids script
 * elements (decision 8). @throws (rejects) with an error that names the address when loading fails
 */
export async function addScript(url: string): Promise<void> {
  try {
    await import(/* @vite-ignore */ url)
  } catch (cause) {
    throw new Error(`${url} could not be loaded`, { cause })
  }
}
