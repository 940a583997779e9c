import { expectSentenceOfThrowing } from '../../../e2e/faults/throws';
import { test } from '../../../e2e/visitor';

test('a story that throws has its sentence, can be left, and the page goes on; the console says it once', ({
  consoleMessages,
  dashboard,
}) => expectSentenceOfThrowing('StoryPanel', 'story', dashboard, consoleMessages));
