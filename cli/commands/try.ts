import { existsSync } from 'node:fs'
import { Command } from 'commander'
import { exitWith } from '../exit-with.ts'
import { findConfig } from '../find-config.ts'
import { closeSession, localFolder, openLocalFolder, openSession, signalOfUser } from '../local/local-session.ts'
import { readPort, requireFreePorts } from '../local/require-ports.ts'
import { requireNoSession } from '../local/running-session.ts'
import { scriptApp } from '../local/script-app.ts'
import { snippetTag } from '../snippet/snippet.ts'
import { findShop } from '../try/find-shop.ts'
import { shopProxy } from '../try/shop-proxy.ts'
import { siteOfShop } from '../try/site-of-shop.ts'

type TryOptions = { config?: string; port: number; servicePort: number; insecure?: boolean; json?: boolean }

const prefix = '/__instep/'

const details = `
The shop itself is not changed: a proxy on this machine puts the tag into its pages and takes their
Content-Security-Policy away. Redirects, cookies, links to the shop's own address, and WebSockets work through it.
Without --config the configuration of this folder is used, else a new one with a banner: .instep/try/<host>.config.mjs.`

export function tryCommand(): Command {
  return new Command('try')
    .description('Show any running shop with Instep and its inspector, without changing the shop')
    .argument('<address>', 'the shop, such as http://localhost:3000 or https://shop.example')
    .option('--config <file>', 'the site')
    .option('--port <port>', 'where the shop is shown', readPort, 4403)
    .option('--service-port <port>', 'where the service answers', readPort, 4401)
    .option('--insecure', 'accept any certificate of the shop')
    .option('--json', 'print the addresses as JSON when everything answers')
    .addHelpText('after', details)
    .action(exitWith(runTry))
}

/** `instep try`: shows a shop through a proxy that puts the tag into its pages, until Ctrl+C. */
async function runTry(address: string, options: TryOptions): Promise<number> {
  const { port, servicePort, insecure = false, json } = options
  if (options.config && !existsSync(options.config))
    throw new Error(`There is no ${options.config}. Write one with: npx instep init. Or leave --config out`)
  await requireNoSession(localFolder)
  await requireFreePorts({ '--port': port, '--service-port': servicePort })
  const shop = await findShop(address, { insecure })
  const config = options.config ?? (existsSync(findConfig()) ? findConfig() : siteOfShop(openLocalFolder(), shop.host))
  const signal = signalOfUser()
  const session = await openSession({ config, servicePort, signal })
  if (!session) return signal.aborted ? 0 : 1
  const app = scriptApp({ folder: session.scriptFolder, prefix })
  await app.ready()
  const own = { prefix, answer: app.routing }
  const proxy = shopProxy({ shop, tag: snippetTag(`${prefix}instep.js`), insecure, own })
  await proxy.listen(port)
  const page = `http://localhost:${port}${shop.pathname}${shop.search}`
  const service = session.service.origin
  console.log(
    json ? JSON.stringify({ page, shop: shop.href, service, config }) : guideText({ page, shop, service, config }),
  )
  return closeSession(session, {
    signal,
    close: async () => {
      proxy.close()
      await app.close()
    },
  })
}

function guideText({ page, shop, service, config }: { page: string; shop: URL; service: string; config: string }) {
  return `
  open       ${page}
  shop       ${shop.href}
  service    ${service}/health
  events     ${service}/_inspect/events
  inspector  is open on the first page; ?qb_explorer opens it again
  site       ${config}, built again on each change

Ctrl+C ends it.
`
}
