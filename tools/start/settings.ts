export type Settings = { port: number; servicePort: number; dataFolder: string; environment: string }

/** Returns the settings of `npm start`, with their defaults. Throws an Error with the remedy when a port is invalid. */
export function readSettings(variables: Record<string, string | undefined>): Settings {
  const port = portOf('PORT', variables.PORT || '4400')
  const servicePort = portOf('SERVICE_PORT', variables.SERVICE_PORT || '4401')
  if (port === servicePort) throw new Error(`PORT and SERVICE_PORT are both ${port}: give them different ports.`)
  return {
    port,
    servicePort,
    dataFolder: variables.INSTEP_DATA || '.data',
    environment: variables.INSTEP_ENVIRONMENT || 'development',
  }
}

function portOf(name: string, text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`${name} is "${text}": give a port from 1 to 65535.`)
}
