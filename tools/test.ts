import { chooseChangedSteps } from './test/changed/choose-changed-steps.ts'
import { reportRun, reportSteps } from './test/report-run.ts'

const [first, ...more] = process.argv.slice(2)
if (first === '--changed') await reportSteps(() => chooseChangedSteps(more))
else await reportRun(process.argv.slice(2))
