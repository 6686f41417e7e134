import { type ChildProcess, spawn } from 'node:child_process'

export type DemoPart = { name: string; args: string[]; env: NodeJS.ProcessEnv }

type Surroundings = {
  cwd: string
  /** Aborting it stops all parts. */
  signal: AbortSignal
}

/** `part` ended by itself with `code`; without a part the signal ended all of them. */
export type PartEnding = { part?: string; code: number }

export type Supervision = {
  /** Settles when all parts have ended. */
  ended: Promise<PartEnding>
  /** Aborted as soon as the parts are being stopped. */
  goingDown: AbortSignal
}

/** Milliseconds that a part has to finish its requests before it is killed. */
const patience = 5000

/** Runs the parts side by side, each with the current Node executable. When one ends, the others are stopped. */
export function superviseParts(parts: DemoPart[], { cwd, signal }: Surroundings): Supervision {
  const down = new AbortController()
  let first: PartEnding | undefined

  const children = parts.map(({ args, env }) => spawn(process.execPath, args, { cwd, env, stdio: 'inherit' }))
  const endAll = (ending: PartEnding) => {
    if (first) return
    first = ending
    down.abort()
    for (const child of children) takeDown(child)
  }
  const closed = children.map(
    (child, i) =>
      new Promise<void>((settled) => {
        child.once('error', () => endAll({ part: parts[i]?.name, code: 1 }))
        child.once('close', (code) => {
          endAll({ part: parts[i]?.name, code: code ?? 1 })
          settled()
        })
      }),
  )
  signal.addEventListener('abort', () => endAll({ code: 0 }), { once: true })
  return { ended: Promise.all(closed).then(() => first ?? { code: 0 }), goingDown: down.signal }
}

function takeDown(child: ChildProcess): void {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), patience)
  child.once('close', () => clearTimeout(timer))
}
