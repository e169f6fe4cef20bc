import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Id } from '../entities/id.ts'
import { UserInfo } from '../entities/user.ts'
import { specified } from '../specified.ts'
import { Credentials, EncryptedPassword, SignInAnswer, UserName } from './sign-in.ts'

export const login = endpoint({
  method: 'POST',
  path: '/api/baseNewServer/baseLoginService/login',
  access: 'public',
  encoding: 'json',
  area: 'auth',
  summary: 'Signs in with user name and password',
  body: Credentials,
  data: SignInAnswer,
  provenance: { path: 'documented', body: 'assumed', data: 'documented' },
})

export const getUserInfo = endpoint({
  method: 'GET',
  path: '/api/imsSaafBaseServer/permissions/getUserInfo',
  access: 'certificate',
  encoding: 'query',
  area: 'auth',
  summary: 'The signed-in user with responsibilities, positions and sale areas',
  query: Type.Object(
    specified('§7', { token: Type.String({ minLength: 1, description: 'the certificate' }) }),
  ),
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
  successOnly: true,
  body: Type.Object(
    specified('§7', {
      oldPassword: EncryptedPassword,
      newPassword: EncryptedPassword,
      userId: Id,
      userName: UserName,
    }),
  ),
  data: Type.Null(),
  provenance: { path: 'documented', encoding: 'documented', body: 'documented', data: 'assumed' },
})
