// Loaded into the service before it starts. It gives it another clock and a slow disk, as the file of SOAK_CONTROL says at the moment.
import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

const realNow = Date.now
const realExec = DatabaseSync.prototype.exec
const pause = new Int32Array(new SharedArrayBuffer(4))
let now = { clockMs: 0, commitMs: 0 }

function readControl() {
  try {
    now = JSON.parse(readFileSync(process.env.SOAK_CONTROL ?? '', 'utf8'))
  } catch {} // it is being written: the next look finds it
}

readControl()
setInterval(readControl, 100).unref()
Date.now = () => realNow() + now.clockMs

// To the process a slow disk is a commit that takes longer.
DatabaseSync.prototype.exec = function (sql) {
  if (sql === 'COMMIT' && now.commitMs > 0) Atomics.wait(pause, 0, 0, now.commitMs)
  realExec.call(this, sql)
}
