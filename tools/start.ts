import { runDemo } from './start/run-demo.ts'

await runDemo({ watch: false })
