import { existsSync } from 'node:fs'
import { Command } from 'commander'
import { exitWith } from '../exit-with.ts'
import { findConfig } from '../find-config.ts'
import { closeSession, localFolder, openSession, signalOfUser } from '../local/local-session.ts'
import { readPort, requireFreePorts } from '../local/require-ports.ts'
import { requireNoSession } from '../local/running-session.ts'
import { scriptApp } from '../local/script-app.ts'
import { snippetTag } from '../snippet/snippet.ts'

type DevOptions = { config: string; port: number; servicePort: number; json?: boolean }

const details = `
The script also runs on localhost and 127.0.0.1, whatever the configured domains, and uses the local service.
The service lets pages of any origin read its answers and shows what it received at /_inspect/events.
Everything that is written is in .instep/, which can be deleted.`

export function devCommand(): Command {
  return new Command('dev')
    .description('Serve the script of your site on this machine, build it again on each change, and run the service')
    .option('--config <file>', 'the site', findConfig())
    .option('--port <port>', 'where the script is served', readPort, 4402)
    .option('--service-port <port>', 'where the service answers', readPort, 4401)
    .option('--json', 'print the addresses and the tag as JSON when everything answers')
    .addHelpText('after', details)
    .action(exitWith(runDev))
}

/** `instep dev`: what a shop in development needs of Instep, until Ctrl+C. */
async function runDev({ config, port, servicePort, json }: DevOptions): Promise<number> {
  if (!existsSync(config)) throw new Error(`There is no ${config}. Write one with: npx instep init`)
  await requireNoSession(localFolder)
  await requireFreePorts({ '--port': port, '--service-port': servicePort })
  const signal = signalOfUser()
  const session = await openSession({ config, servicePort, signal })
  if (!session) return signal.aborted ? 0 : 1
  const app = scriptApp({ folder: session.scriptFolder, prefix: '/' })
  await app.listen({ host: 'localhost', port })
  const script = `http://localhost:${port}/instep.js`
  const tag = snippetTag(script)
  const service = session.service.origin
  console.log(json ? JSON.stringify({ script, service, tag }) : guideText({ tag, script, service }))
  return closeSession(session, { signal, close: () => app.close() })
}

function guideText({ tag, script, service }: { tag: string; script: string; service: string }): string {
  return `
Put this first in the <head> of your pages, while you develop:

${tag}

  script     ${script}
  service    ${service}/health
  events     ${service}/_inspect/events
  console    ${service}/console
  inspector  add ?qb_explorer to the address of a page of your shop

Changes of the configuration are built at once. Ctrl+C ends it.
`
}
