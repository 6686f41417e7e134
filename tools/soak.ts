import { parseArgs } from 'node:util'
import { messageOf } from '../contract/message-of.ts'
import { judgeSoak, memoryBounds } from './soak/judge-soak.ts'
import { runSoak } from './soak/run-soak.ts'

const usage = `npm run soak                     the service under shoppers and faults for 10 minutes
npm run soak -- --minutes 60     for longer
npm run soak -- --seed 12345     the same order of faults again`

const ending = new AbortController()
try {
  const { values } = parseArgs({
    options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string' } },
  })
  const minutes = Number(values.minutes)
  if (!(minutes > 0)) throw new Error(`--minutes is "${values.minutes}", and has to be a number above 0`)
  const seed = Number(values.seed ?? Date.now() % 1e9)
  console.log(`seed ${seed}, ${minutes} minutes`)
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => ending.abort())
  const findings = await runSoak({
    seconds: minutes * 60,
    shoppers: 8,
    seed,
    tell: console.log,
    signal: ending.signal,
  })
  const { answered, stored, repeats, memory, happened, leftOut } = findings
  const each = Object.entries(happened).map(([name, times]) => `${times} ${name}`)
  console.log(`\n${answered} events answered for, ${stored} stored, ${repeats} batches sent again; ${each.join(', ')}`)
  console.log(
    `memory ${memory.from} MiB, a quarter of the time later ${memory.to} (bound: ${memoryBounds.growth} more), ` +
      `at most ${memory.most} (bound: ${memoryBounds.most})`,
  )
  for (const name of leftOut) console.log(`left out: ${name}, as no disk can be mounted here`)
  const broken = judgeSoak(findings)
  for (const what of broken) console.error(what)
  console.log(broken.length === 0 ? 'nothing lost, nothing stored twice' : 'FAILED')
  process.exitCode = broken.length === 0 ? 0 : 1
} catch (error) {
  console.error(ending.signal.aborted ? 'ended early, nothing judged' : `${messageOf(error)}\n\n${usage}`)
  process.exitCode = 1
}
