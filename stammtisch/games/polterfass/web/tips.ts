import type { Question } from '$lib/board';
import type { PolterfassView } from '$generated/polterfass';

type Moment = (question: Question, view: PolterfassView) => boolean;

const pours = (question: Question): boolean => question.step === 'close-or-throw';

/** What people forget, each with the moment at which it matters, the more urgent first. */
const MOMENTS: Record<string, Moment> = {
  cancel: (question) => question.step === 'cancel-barrel',
  double: (question) => question.step === 'double-barrel',
  specials: (question, { bar }) => pours(question) && bar.doubles + bar.cancels > 0,
  service: pours,
  order: (question) => question.step === 'place-order',
  bill: (question, { round }) => question.step === 'place-order' && round > 1,
};

/** The tips for this moment. */
export const tipsFor = (view: PolterfassView, question: Question): string[] =>
  Object.entries(MOMENTS)
    .filter(([, moment]) => moment(question, view))
    .map(([id]) => id);
