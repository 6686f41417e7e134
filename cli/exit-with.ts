/** Returns a command's action that sets the exit status which `run` returns. */
export function exitWith<A extends unknown[]>(run: (...args: A) => Promise<number> | number) {
  return async (...args: A): Promise<void> => {
    process.exitCode = await run(...args)
  }
}
