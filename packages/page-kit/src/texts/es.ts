import type { KitTexts } from './kit-texts.ts'

export const es: KitTexts = {
  retry: 'Reintentar',
  failure: {
    title: 'No se pudieron cargar los datos',
    sessionEnded: 'Su sesión ha finalizado. Inicie sesión de nuevo.',
    network: 'No se puede conectar con el servidor. Compruebe la conexión y vuelva a intentarlo.',
    timeout: 'El servidor tardó demasiado en responder.',
    other: 'El servidor no respondió como se esperaba.',
  },
}
