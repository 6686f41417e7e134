import type { Configuration } from './configuration/configuration.ts'
import { ConfigurationError } from './configuration/variables.ts'

/** What is said of a port by the code of the error. */
const ofPort: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken',
  // As those below 1024 are, and on Windows some above.
  EACCES: 'is reserved by the system',
}

/**
 * Returns the error that names the variable and the remedy, for what keeps a service from starting with a configuration that
 * is right in itself; any other as it is.
 */
export function explainStart(error: unknown, { metricsAddress, dataFolder }: Configuration): unknown {
  if (!(error instanceof Error) || error instanceof ConfigurationError) return error
  const { code, syscall, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string }
  if (code === 'ERR_SQLITE_ERROR' || syscall === 'mkdir')
    return new ConfigurationError(
      `The data folder ${dataFolder} cannot be used (${error.message}): set INSTEP_DATA to a folder that can be written`,
    )
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return error
  const isOfMetrics = port !== undefined && port === metricsAddress?.port
  const refusal = ofPort[code ?? '']
  if (refusal)
    return new ConfigurationError(
      `Port ${port} ${refusal}: set ${isOfMetrics ? 'INSTEP_METRICS_PORT' : 'SERVICE_PORT'} to another`,
    )
  const remedy = 'set it to one of its addresses, or to 0.0.0.0 for all of them'
  const hosts = address !== undefined && address === metricsAddress?.host ? 'INSTEP_METRICS_HOST' : 'HOST'
  return new ConfigurationError(`This machine cannot listen at ${hosts} (${error.message}): ${remedy}`)
}
