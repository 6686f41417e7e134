/** The options as a function that is the callback: what a trigger with one parameter is given (TR-16). */
export function callableOptions<T extends object>(
  options: T,
  callback: (verdict?: unknown) => void,
): T & typeof callback {
  const call = (verdict?: unknown) => callback(verdict)
  // Definitions rather than values: a function's own `name` and `length` cannot be assigned to.
  return Object.defineProperties(call, Object.getOwnPropertyDescriptors(options)) as T & typeof callback
}
