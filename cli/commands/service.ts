import { Command } from 'commander'
import { boundHeap } from '../../service/operate/bound-heap.ts'
import { startService } from '../../service/start-service.ts'
import { exitWith } from '../exit-with.ts'

type ServiceCommandOptions = { port?: string; host?: string; data?: string; origins?: string }

export function serviceCommand(): Command {
  return new Command('service')
    .description('Start the service that stores events and answers the script')
    .option('--port <number>', 'SERVICE_PORT: 4401 unless given')
    .option('--host <address>', 'HOST: 127.0.0.1 unless given')
    .option('--data <folder>', 'INSTEP_DATA: .data unless given')
    .option('--origins <list>', "INSTEP_ORIGINS: the shop's origins, separated by commas, e.g. https://shop.example")
    .addHelpText(
      'after',
      '\nIt reads its other settings from environment variables: see docs/service-configuration.md.',
    )
    .action(exitWith(runService))
}

/** Runs until it gets SIGTERM or SIGINT, and then answers what it has accepted. */
async function runService({ port, host, data, origins }: ServiceCommandOptions): Promise<number> {
  boundHeap()
  await startService({
    ...process.env,
    ...(port !== undefined && { SERVICE_PORT: port }),
    ...(host !== undefined && { HOST: host }),
    ...(data !== undefined && { INSTEP_DATA: data }),
    ...(origins !== undefined && { INSTEP_ORIGINS: origins }),
  })
  return 0
}
