import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './root.mjs'

const endings = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Runs a command in the root folder of the repository and captures its output.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {number} [mostMs] milliseconds after which it is ended, with all that it has started; no limit unless given
 * @returns {Promise<{ok: boolean, output: string, isLate?: boolean}>} output and errors together, in the order they were written; `isLate`
 * when it was ended
 */
export function runQuietly(command, args, env = process.env, mostMs = 0) {
  return new Promise((settled) => {
    let output = ''
    let isLate = false
    const isWindows = process.platform === 'win32'
    // On Windows npm is a .cmd file. Elsewhere a group of its own is ended as a whole: npm starts others, which hang as well.
    const [shell, detached] = [isWindows, mostMs > 0 && !isWindows]
    const child = spawn(command, args, { cwd: root, env, shell, detached, stdio: ['ignore', 'pipe', 'pipe'] })
    /** @param {NodeJS.Signals} signal */
    const endAll = (signal) => {
      if (detached && child.pid) process.kill(-child.pid, signal)
      else child.kill(signal)
    }
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => {
      endAll(signal)
      stopWatching()
      process.kill(process.pid, signal)
    }
    const timer =
      mostMs > 0 &&
      setTimeout(() => {
        isLate = true
        endAll('SIGKILL')
      }, mostMs)
    function stopWatching() {
      if (timer) clearTimeout(timer)
      for (const signal of endings) process.off(signal, passOn)
    }
    if (detached) for (const signal of endings) process.on(signal, passOn)
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => {
      stopWatching()
      settled({ ok: false, output: `${output}${error.message}` })
    })
    child.on('close', (code) => {
      stopWatching()
      settled({ ok: code === 0, output, ...(isLate && { isLate }) })
    })
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
    for (const signal of endings) process.on(signal, () => child.kill(signal))
    child.on('error', failed)
    child.on('close', (code, signal) => settled(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}
