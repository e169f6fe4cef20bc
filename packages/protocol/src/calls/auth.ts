import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { UserInfo } from '../entities/user.ts'

const Name = Type.String({ minLength: 1, maxLength: 64 })

export const login = endpoint({
  method: 'POST',
  path: '/api/baseNewServer/baseLoginService/login',
  access: 'public',
  encoding: 'json',
  area: 'auth',
  summary: 'Signs in with user name and password',
  body: Type.Object({ userName: Name, password: Type.String({ minLength: 1, maxLength: 128 }) }),
  data: Type.Object({
    certificate: Type.String({ description: 'Not usable until the second step when two-factor is Y' }),
    twoFactorAuthenticationYOrN: Type.Union([Type.Literal('Y'), Type.Literal('N')]),
  }),
  provenance: { path: 'documented', body: 'assumed', data: 'documented' },
})

export const getUserInfo = endpoint({
  method: 'GET',
  path: '/api/imsSaafBaseServer/permissions/getUserInfo',
  access: 'certificate',
  encoding: 'query',
  area: 'auth',
  summary: 'The signed-in user with responsibilities, positions and sale areas',
  query: Type.Object({ token: Type.String({ minLength: 1, description: 'the certificate' }) }),
  data: UserInfo,
  provenance: { path: 'documented', query: 'documented', data: 'documented' },
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/baseNewServer/baseUsersService/changePassword',
  access: 'certificate',
  encoding: 'form-params',
  area: 'auth',
  summary: 'Changes the password; every certificate of the user dies with the old one',
  body: Type.Object({
    oldPassword: Type.String({ minLength: 1, maxLength: 512, description: 'encrypted, base64' }),
    newPassword: Type.String({ minLength: 1, maxLength: 512, description: 'encrypted, base64' }),
    userId: Type.Integer(),
    userName: Name,
  }),
  data: Type.Null(),
  provenance: { path: 'documented', body: 'documented', data: 'assumed' },
})
