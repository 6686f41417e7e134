import { bareBuild, servedBuilds } from './build/builds.ts'
import { runBuilds } from './build/run-builds.ts'

process.exitCode = await runBuilds([...servedBuilds, bareBuild])
