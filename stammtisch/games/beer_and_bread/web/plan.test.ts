import { beforeEach, expect, test } from 'vitest';
import type { Choice, Question } from '$lib/board';
import type { Choosing } from '$generated/beer_and_bread';
import { Plan } from './plan';

const KINDS = ['barley', 'hops', 'rye', 'water', 'wheat'];
const give = (verb: string, kind: string, count?: number): Choice => ({
  text: `${verb} ${kind}`,
  verb,
  facts: count === undefined ? { kind } : { kind, count },
  rule: verb,
});
const END: Choice = { text: 'leave-rest', verb: 'leave-rest', facts: {}, rule: 'overflow' };
const ask = (step: string, ...options: Choice[]): Question => ({ step, about: {}, options });
const choosing = (what: string, chosen: number[], ways: number[][] = []): Choosing =>
  ({ what, chosen, ways, exact: true }) as Choosing;

let plan: Plan;
let said: string[];
beforeEach(() => {
  plan = new Plan();
  said = [];
});
const follow = (question: Question, now: Choosing): void =>
  plan.follow(question, now, KINDS, (option) => said.push(option.text));

test('picked tokens are said in the order of the questions', () => {
  const question = ask('choose-offer', give('offer', 'barley'), give('offer', 'rye'));
  plan.begin(question, [1, 0, 1, 0, 0]);
  follow(question, choosing('offer', [0, 0, 0, 0, 0]));
  follow(question, choosing('offer', [1, 0, 0, 0, 0]));
  follow(question, choosing('offer', [1, 0, 1, 0, 0]));
  expect(said).toEqual(['offer barley', 'offer rye']);
});

test('a plan does not answer another question', () => {
  plan.begin(ask('choose-offer'), [1, 0, 0, 0, 0]);
  follow(ask('gather', give('gather', 'barley')), choosing('gather', [0, 0, 0, 0, 0]));
  follow(ask('choose-offer', give('offer', 'barley')), choosing('offer', [0, 0, 0, 0, 0]));
  expect(said).toEqual([]);
});

test('a plan taken back is not said a second time', () => {
  const question = ask('choose-offer', give('offer', 'barley'), give('offer', 'rye'));
  plan.begin(question, [1, 0, 1, 0, 0]);
  follow(question, choosing('offer', [0, 0, 0, 0, 0]));
  follow(question, choosing('offer', [0, 0, 0, 0, 0]));
  expect(said).toEqual(['offer barley']);
});

test('what the plan does not take of an offer is left with the last answer', () => {
  const question = ask('accept-offer', give('take', 'barley'), END);
  plan.begin(question, [1, 0, 0, 0, 0]);
  follow(question, choosing('accept', [0, 0, 0, 0, 0]));
  follow(question, choosing('accept', [1, 0, 0, 0, 0]));
  expect(said).toEqual(['take barley', 'leave-rest']);
});

test('a way to pay is said kind by kind until one way is left', () => {
  const ways = [
    [2, 0, 0, 0, 0],
    [1, 0, 1, 0, 0],
  ];
  const question = ask('pay', give('pay', 'barley', 1), give('pay', 'barley', 2));
  plan.begin(question, [1, 0, 1, 0, 0]);
  follow(question, choosing('pay', [], ways));
  follow(question, choosing('pay', [], ways));
  expect(said).toEqual(['pay barley']);
});
