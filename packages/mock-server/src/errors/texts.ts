import { passwordTexts } from '@portal/protocol/rules/password-policy'
import type { Message } from './rejection.ts'
import application from './texts/application.json' with { type: 'json' }
import common from './texts/common.json' with { type: 'json' }
import entrance from './texts/entrance.json' with { type: 'json' }
import fieldProblem from './texts/field-problems.json' with { type: 'json' }
import order from './texts/order.json' with { type: 'json' }
import questionnaire from './texts/questionnaire.json' with { type: 'json' }
import request from './texts/request.json' with { type: 'json' }
import signIn from './texts/sign-in.json' with { type: 'json' }
import trouble from './texts/trouble.json' with { type: 'json' }

type Texts<Table> = Readonly<Record<keyof Table, Message>>

const all = {
  ...common,
  ...request,
  ...signIn,
  ...trouble,
  weakPassword: { ...signIn.weakPassword, zh: passwordTexts.policy },
}

/**
 * The server's messages, for people in the language of their request if the portal has it, for programmers in Chinese
 * and English; values come into the places `{name}`. Wording that the specification doesn't show is assumed. Messages
 * contain no ids: handlers know rows, and users never see an id.
 */
export const texts: Texts<typeof all> = all

/** Why a form is not taken. */
export const applicationTexts: Texts<typeof application> = application

/** What a field should have been. */
export const fieldProblemTexts: Texts<typeof fieldProblem> = fieldProblem

/** Why an order is not shown or not taken. */
export const orderTexts: Texts<typeof order> = order

/** Why a questionnaire is not shown or answers to it are not taken. */
export const questionnaireTexts: Texts<typeof questionnaire> = questionnaire

/** What people read who follow a link into a world, or open the control panel, and cannot get in: no commands, no jargon. */
export const entranceTexts: Texts<typeof entrance> = entrance
