import { reportRun } from './test/report-run.ts'

await reportRun(process.argv.slice(2))
