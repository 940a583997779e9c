/**
 * The cases to practice on, in English: what is met, and the one check that shows what it is, with what the check finds. What
 * each shows on its surface is in `story/cases.ts`.
 */
export const cases = {
  aunt: {
    text: 'Your aunt puts $25 a month into a fund by bank transfer, and thinks that you should too. Any provider will do, she says: compare a few, and take the one you like.',
    check: 'Ask who gets the money, and what is in it for her. You choose who gets it; she gets nothing.',
  },
  savings: {
    text: 'A comparison site lists a bank from the register: 3.4% on savings. You ask. An e-mail says that the rate can fall, that your account is open, and where to transfer the money.',
    check: 'Call the bank with the number in the register. Somebody else is using its name.',
  },
  call: {
    text: 'Your bank calls; the display shows its number: “At this moment somebody is emptying your account. The code you just got can stop it.”',
    check: 'Hang up, and call the number on your card. A display can show any number.',
  },
  exchange: {
    text: 'You want to try Bitcoin with $20. You look for an exchange in the register, and open the address given there. “You can lose all of it,” it says.',
    check: 'You came from the register, not from a message. Honest does not mean wise.',
  },
  rate: {
    text: 'Your bank writes: 3% on new savings for three months, until 30\u00a0June. After that, 1%.',
    check: 'Open the bank’s app as you always do. The same offer is there, with the same catch.',
  },
  friend: {
    text: 'A friend writes from a new number: her phone broke. Could you lend her $80, by transfer or in crypto? There is no rush. She knows what your dog is called.',
    check: 'Call her old number. She picks up, and has asked for nothing.',
  },

  job: {
    text: 'A firm pays $50 for testing a bank’s app: open an account in your name, and send the login.',
    check:
      'Look the firm up in the register, and call it. There is no such job. The account would be real, and yours.',
  },
  bicycle: {
    text: 'The bicycle shop in your street has a used one for $120, in cash or by transfer. Two others want it, so the shop would like an answer today.',
    check: 'Ride it first, and pay when you take it with you. The shop agrees.',
  },
  colleague: {
    text: 'Over lunch a colleague says that he is up 40% on Bitcoin, at an exchange in the register. “Tomorrow it could all be gone.”',
    check: 'What does he want you to do? Nothing: no link, no payment.',
  },
  tax: {
    text: 'The tax office e-mails: $312 is due to you. The form behind the link needs your card number by Friday.',
    check: 'Go to the tax office’s own site, without the link, or call it. Nobody there knows of a refund.',
  },
  trustee: {
    text: 'An adviser from a firm in the register says himself that prices fall. You transfer the money to a colleague of his, who buys crypto for you.',
    check: 'Call the firm with the number in the register. It has never heard of either of them.',
  },
  insurer: {
    text: 'Your health insurer writes: $60 back for two check-ups, if your form is in by 31\u00a0March.',
    check: 'Open the insurer’s app as you always do. The form is there, and asks for nothing new.',
  },

  wage: {
    text: 'Your boss says: the firm adds $20 a month to a savings plan, with a fund company in the register. To get it, sign by the 15th.',
    check: 'Ask the payroll office. It is true, and the plan is in your own name.',
  },
  choir: {
    text: 'A friend from your choir has doubled her money in a crypto app, and has taken $200 out already. You could too, she says.',
    check:
      'Look the app’s firm up in the register. No entry, but a warning. She is honest, and deceived herself.',
  },
  brochure: {
    text: 'You order a brochure on the website of a firm from the register. An adviser calls. He has time, warns of losses, and offers to fill in the forms with you on a shared screen.',
    check: 'Call the number in the register: “That was not us.” The website was a copy.',
  },
  cooperative: {
    text: 'The cooperative that heats your town sells shares: about 3% a year, until the end of the month, by transfer. “You can lose all of it,” says the brochure.',
    check: 'Take the brochure to its office in town. It is theirs, and the bank details are right.',
  },
  claim: {
    text: 'The financial regulator writes: $2,400 of your money is back. A lawyer from the register releases it once you transfer $180, within a week.',
    check: 'Call the regulator with a number that you look up. It never asks for money.',
  },
  notice: {
    text: 'The exchange in the register where you keep some Bitcoin writes: a fee rises in March. “See your app.” There is no link.',
    check: 'Open the app as you always do. It says the same, and wants nothing from you.',
  },
} as const;
