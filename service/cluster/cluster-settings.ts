/** Where the cluster's servers are, and how much of it this installation uses. */
export type ClusterSettings = {
  /** Addresses such as `nats://10.0.0.1:4222`; one that answers is enough to find the others. */
  nats: string[]
  /** Addresses such as `redis://10.0.0.1:6379`, likewise. */
  redis: string[]
  /** Tells installations apart that share the servers: letters, digits and hyphens. */
  name: string
  /** How many parts the data is divided into. It cannot be changed later. */
  partitions: number
  /** On how many NATS servers the log is stored. */
  replicas: number
}
