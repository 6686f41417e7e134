import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './root.mjs'

/**
 * Runs a command in the root folder of the repository and captures its output.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ok: boolean, output: string}>} output and errors together, in the order they were written
 */
export function runQuietly(command, args, env = process.env) {
  return new Promise((settled) => {
    let output = ''
    const shell = process.platform === 'win32' // on Windows npm is a .cmd file
    const child = spawn(command, args, { cwd: root, env, shell, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => settled({ ok: false, output: `${output}${error.message}` }))
    child.on('close', (code) => settled({ ok: code === 0, output }))
  })
}

/**
 * Runs a command in place of this one: with the same terminal and with signals passed on.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {Promise<unknown>} [awaited] what the command waits to be told of, as `tools/test/system-ready.ts` does; it is ended when this
 * rejects
 * @returns {Promise<number>} its exit code; 128 plus the signal's number when a signal ended it
 */
export function runThrough(command, args, env, awaited) {
  return new Promise((settled, failed) => {
    const child = spawn(command, args, {
      cwd: root,
      env: awaited ? { ...env, INSTEP_AWAITS_SYSTEM: '1' } : env,
      stdio: ['inherit', 'inherit', 'inherit', ...(awaited ? /** @type {const} */ (['ipc']) : [])],
    })
    awaited?.then(
      () => child.connected && child.send('ready'),
      () => child.kill('SIGTERM'),
    )
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => child.kill(signal))
    }
    child.on('error', failed)
    child.on('close', (code, signal) => settled(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}
