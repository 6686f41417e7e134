import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfiguration } from '../../service/configuration/configuration.ts'
import { variables } from '../../service/configuration/variables.ts'
import { root } from '../setup/root.mjs'
import { environmentOf, readStages } from './container-file.ts'

type Service = {
  image: string
  build?: { context: string; dockerfile: string }
  command?: string | string[]
  environment?: Record<string, string>
  depends_on?: Record<string, { condition: string }> | string[]
  volumes?: string[]
  stop_grace_period?: string
}

const folder = join(root, 'deploy')
const { services, volumes } = parse(readFileSync(join(folder, 'compose.yaml'), 'utf8'), { merge: true }) as {
  services: Record<string, Service>
  volumes: Record<string, null>
}
const named = (part: string) => Object.entries(services).filter(([name]) => new RegExp(`^${part}-\\d$`).test(name))
const image = environmentOf(readStages().at(-1))

test('[BS-04] the compose file has three processes of the service, three servers of NATS, six of Redis and a balancer', () => {
  expect([named('service').length, named('nats').length, named('redis').length]).toEqual([3, 3, 6])
  const pictures = Object.values(services).map((service) => service.image)
  expect(pictures.filter((each) => each !== 'instep' && !/:\d+\.\d+-alpine$/.test(each))).toEqual([])
  const balancer = readFileSync(join(folder, 'balancer.conf'), 'utf8')
  const targets = [...balancer.matchAll(/server ([\w-]+):(\d+)/g)].map(([, host, port]) => [host, port])
  expect(targets).toEqual(named('service').map(([name]) => [name, image.SERVICE_PORT]))
})

test('[BS-04] its processes get variables of the service that fit, and time to end', () => {
  for (const [, { environment = {}, build, stop_grace_period }] of named('service')) {
    const given = {
      ...environment,
      INSTEP_TOKEN: 'a'.repeat(16),
      INSTEP_ORIGINS: 'https://shop.example',
      INSTEP_TRUSTED_PROXIES: '',
    }
    expect(Object.keys(environment).filter((name) => !Object.hasOwn(variables.properties, name))).toEqual([])
    const { cluster } = readConfiguration(given)
    expect(cluster?.nats.map((address) => new URL(address).hostname)).toEqual(named('nats').map(([name]) => name))
    expect(named('redis').map(([name]) => name)).toEqual(
      expect.arrayContaining(cluster?.redis.map((address) => new URL(address).hostname) ?? []),
    )
    expect(Number.parseInt(stop_grace_period ?? '', 10)).toBeGreaterThan(Number(image.INSTEP_DRAIN_SECONDS))
    expect(existsSync(join(folder, build?.context ?? '', build?.dockerfile ?? ''))).toBe(true)
  }
})

test('[BS-04] each server that stores has a volume of its own, and every name that is used is there', () => {
  const kept = [...named('nats'), ...named('redis')].map(([name, service]) => [name, service.volumes])
  expect(kept).toEqual(kept.map(([name]) => [name, [`${name}:/data`]]))
  expect(Object.keys(volumes)).toEqual(kept.map(([name]) => name))
  for (const { depends_on = [] } of Object.values(services))
    for (const name of Array.isArray(depends_on) ? depends_on : Object.keys(depends_on))
      expect(services).toHaveProperty(name)
  for (const [name, { command }] of named('nats')) {
    const others = named('nats').flatMap(([other]) => (other === name ? [] : [`nats://${other}:6222`]))
    expect(command).toContain(`--name ${name} --jetstream --store_dir /data`)
    expect(command).toContain(`--routes ${others}`)
  }
})
