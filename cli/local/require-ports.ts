import { portRefusal } from './taken-port.ts'

/** Ports to listen on, by the option that sets each, such as `--port`. */
export type Ports = Readonly<Record<string, number>>

/** @throws naming the option when nobody can listen on a port, or it is given twice */
export async function requireFreePorts(ports: Ports): Promise<void> {
  for (const [option, port] of Object.entries(ports)) {
    const other = Object.keys(ports).find((each) => each !== option && ports[each] === port)
    if (other) throw new Error(`${option} and ${other} are both ${port}: give them different ports`)
    const refusal = await portRefusal(port)
    if (refusal) throw new Error(`Port ${port} ${refusal}: choose another with ${option}`)
  }
}

/** Reads the value of an option that is a port. @throws when it is none */
export function readPort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`${text} is not a port: give a whole number from 1 to 65535`)
}
