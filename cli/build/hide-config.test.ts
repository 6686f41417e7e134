import { expect, test } from 'vitest'
import { hideConfig } from './hide-config.ts'

const codeOf = (config: string) => `var a={config:${config},experiences:[]};b({config:{...a.config,flags:{}}})`
const config = "{propertyId:`a-shop`,flags:{gong:!0},domains:[`it's`],minutes:-5}"

test('the code of two sites is the same without their configurations, and each has its own afterwards', async () => {
  const own = await hideConfig(codeOf(config))
  const other = await hideConfig(codeOf('{propertyId:`instep`}'))
  expect(own.hidden).toBe(other.hidden)
  // As the minifier writes it.
  const written = `{propertyId:"a-shop",flags:{gong:!0},domains:["it's"],minutes:-5}`
  expect(own.show(own.hidden.replace('var a', 'var x'))).toBe(codeOf(written).replace('var a', 'var x'))
  expect(other.show(own.hidden)).toBe(codeOf('{propertyId:"instep"}'))
})

test.each([
  ['no configuration', 'var a={config:{own:1}}'],
  ['more than one', `${codeOf(config)};${codeOf(config)}`],
  ['more in it than data', codeOf('{propertyId:`a`,at:now}')],
  ['what is worked out', codeOf('{propertyId:`a`,at:{...now}}')],
  ['the name that stands for it', `${codeOf(config)};"instepConfigOfSite"`],
])('code with %s stays as it is', async (_, code) => {
  const { hidden, show } = await hideConfig(code)
  expect(hidden).toBe(code)
  expect(show('whatever')).toBe('whatever')
})

test('a configuration that was written twice, or not at all, is not put back anywhere', async () => {
  const { hidden, show } = await hideConfig(codeOf(config))
  for (const made of [hidden + hidden, '']) expect(() => show(made)).toThrow('has not kept the place')
})
