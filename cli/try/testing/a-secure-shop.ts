import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { createServer, type Server } from 'node:https'
import { onTestFinished } from 'vitest'

/** A certificate for localhost that nobody has signed, with its key. It protects nothing. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIBnDCCAUGgAwIBAgIUPhHHNgtbOGbZqj10oSsaL23gXQMwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNTIwMjEwMVoYDzIxMjYxMTAx
MjAyMTAxWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAR8BIjbgqJYDWSyuUTuWbJJpaG1rzIPpjHX+n+Pjr4Tqlp7m8I6+0v9
J6W9qyvtkmyHU77sAEw2p6qizomtSqrjo28wbTAdBgNVHQ4EFgQU9tkkEl1GitkG
NqIqNmXrn3xFXyAwHwYDVR0jBBgwFoAU9tkkEl1GitkGNqIqNmXrn3xFXyAwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSQAwRgIhALvWPBRgG3kyOXzWXDY5ocl7EqOlbnmna2iJXLOJ/hwZAiEA
zfdUkM6VlvXoL/UduzT4+yczR0ztTr+yGN05ZvxaS5o=
-----END CERTIFICATE-----
`
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgEd2BxOKpt4l8d+yG
IqO3qqtpDBnDjmMyfR6WeiSKE46hRANCAAR8BIjbgqJYDWSyuUTuWbJJpaG1rzIP
pjHX+n+Pjr4Tqlp7m8I6+0v9J6W9qyvtkmyHU77sAEw2p6qizomtSqrj
-----END PRIVATE KEY-----
`

/** Starts a shop that answers by https only, with a certificate of its own. It is stopped after the test. */
export async function aSecureShop(answer: RequestListener): Promise<{ url: URL; server: Server }> {
  const server = createServer({ key, cert: certificate }, answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return { url: new URL(`https://localhost:${typeof address === 'object' && address ? address.port : 0}`), server }
}
