import type { StateWords } from '@portal/sub-app-sdk/look/state-tones'

export const es: StateWords = {
  orderStatus: {
    draft: 'Borrador',
    submitted: 'Pendiente de aprobación',
    approved: 'Aprobado',
    producing: 'En producción',
    shipped: 'Enviado',
    completed: 'Completado',
    cancelled: 'Cancelado',
  },
  pickupStatus: {
    requested: 'Por reservar',
    booked: 'Reservada',
    loading: 'Cargando',
    collected: 'Recogida',
    cancelled: 'Cancelada',
  },
  sampleStatus: { requested: 'Solicitada', shipped: 'Enviada', displayed: 'Expuesta' },
  fittingStatus: { measuring: 'Por medir', scheduled: 'Por instalar', fitted: 'Instalado' },
  projectStage: {
    registered: 'Registrado',
    review: 'En revisión',
    bidding: 'En licitación',
    signed: 'Firmado',
  },
  contractStatus: {
    waiting: 'Por registrar',
    upcoming: 'Aún no vigente',
    effective: 'Vigente',
    completed: 'Completado',
    terminated: 'Rescindido',
  },
  postingStatus: { waiting: 'Por abonar', posted: 'Abonado' },
  outcome: { approved: 'Aprobada', rejected: 'Rechazada' },
  processState: { running: 'En curso', approved: 'Aprobada', rejected: 'Rechazada' },
  applicationState: {
    running: 'En curso',
    approved: 'Aprobada',
    rejected: 'Rechazada',
    recorded: 'Registrada',
  },
  frozen: { N: 'Normal', Y: 'Bloqueada' },
  dealerLevel: {
    A: 'Distribuidor estratégico',
    B: 'Distribuidor principal',
    C: 'Distribuidor habitual',
  },
}
