/**
 * The cases to practice on, in English: what arrives, three checks with what each finds, and what the case is called
 * afterwards (`honest` after "You turned down", `fraud` after "You believed"). The first line of a mail, a letter or an
 * offer is its title. Twins share every word but what the deciding check finds.
 */
export const cases = {
  twins: {
    job: {
      from: 'Personnel office of a parcel company',
      says: [
        'We saw your profile and are looking for someone to write product texts, from home, five hours a week, $18 an hour. May we send you the contract today?',
      ],
      decisive: {
        ask: 'Look up the company’s number and call it',
        honest: 'The personnel office knows your name and the job. It is on the company’s website as well.',
        fraud: 'There is no such job. Somebody is using the company’s name; others have called too.',
      },
      partial: {
        ask: 'Look the company up in the register',
        finds: 'It exists, and has for years. No register says whether it wrote this message.',
      },
      idle: { ask: 'Look at the logo and the signature', finds: 'Both look right. Anybody can copy them.' },
      honest: 'the company that only needed somebody to write',
      fraud: 'a personnel office that nobody at the company knew',
    },
    flat: {
      from: 'An advertisement',
      says: [
        'Two rooms near the station, $640',
        'The owner works abroad, her sister has the keys. Whoever transfers the first month’s rent by Friday gets the apartment.',
      ],
      decisive: {
        ask: 'See the apartment, and ask a neighbor who owns it',
        honest: 'The sister opens the door. The neighbor knows her, and the owner too.',
        fraud: 'A family lives there, and is not moving out.',
      },
      partial: {
        ask: 'Search the web for the photos',
        finds: 'They appear nowhere else. New photos never do, whoever took them.',
      },
      idle: {
        ask: 'Ask for a copy of the owner’s passport',
        finds: 'It comes within the hour. A picture of a passport can be anybody’s.',
      },
      honest: 'the owner who really was abroad',
      fraud: 'somebody who was renting out an apartment that was not theirs',
    },
    tax: {
      from: 'Tax office',
      says: [
        'Your tax return',
        '$186 is still due. Please transfer it by the 30th to the account in this letter, with its reference.',
      ],
      decisive: {
        ask: 'Look up the tax office’s number and call it',
        honest: 'The reference is yours, the sum is right, and so is the account.',
        fraud: 'The tax office knows neither the reference nor the account.',
      },
      partial: {
        ask: 'Compare it with an earlier letter',
        finds:
          'Paper and layout are the same, the bank is another one. Offices change banks, and letters can be copied.',
      },
      idle: {
        ask: 'Look at the seal and the signature',
        finds: 'Both are there. Any printer can make them.',
      },
      honest: 'the tax office, which really was owed $186',
      fraud: 'a letter that no tax office wrote',
    },
    insurer: {
      from: 'service@your-insurer.example',
      says: [
        '$60 for you',
        'Two check-ups earn you $60. By March\u00a031, please enter in the form where we should send the money.',
      ],
      decisive: {
        ask: 'Open the insurer’s app as you always do',
        honest: 'The form is there, and the $60 as well.',
        fraud: 'There is no form, and nothing about $60.',
      },
      partial: {
        ask: 'Look closely at the sender’s address',
        finds:
          'The insurer’s name is in it. The real address may look like that, and so may one that was bought last week.',
      },
      idle: {
        ask: 'See whether it has your name right',
        finds: 'Name and date of birth are right. Such lists are for sale.',
      },
      honest: 'the insurer that had $60 for you',
      fraud: 'an e-mail that your insurer never sent',
    },
    bicycle: {
      from: 'An advertisement',
      says: [
        'Used bicycle, $120',
        'Hardly ridden, my son has outgrown it. Two others want it. Transfer half today and I’ll hold it for you, or come by.',
      ],
      decisive: {
        ask: 'Go there and ride it',
        honest: 'It stands in the yard and rides well. The receipt has the seller’s name on it.',
        fraud: 'The address you are given is a parking lot. Nobody there knows of a bicycle.',
      },
      partial: {
        ask: 'Ask for a photo with today’s newspaper',
        finds: 'It comes, newspaper and all. So the bicycle exists. A photo does not show whose it is.',
      },
      idle: {
        ask: 'Read the ratings of the seller',
        finds: 'Forty ratings, five stars each. Ratings can be bought, and profiles taken over.',
      },
      honest: 'the neighbor who only sold a bicycle',
      fraud: 'the seller of a bicycle that was not there',
    },
    grandchild: {
      from: 'Unknown number',
      says: [
        'Hi, it’s Mia, my phone fell into the lake, this is my new number. Could you lend me $90 for the repair until Friday? I’ll text you where to send it.',
      ],
      decisive: {
        ask: 'Call Mia’s mother at the number you have',
        honest: '“Oh yes, the lake,” she sighs, and reads you Mia’s new number. It is this one.',
        fraud: '“Mia is sitting right here,” says her mother. “With her phone.”',
      },
      partial: {
        ask: 'Ask what the dog is called',
        finds: '“Bella, of course.” Right. It is on Mia’s public page, too.',
      },
      idle: { ask: 'Look at the profile picture', finds: 'That is Mia. Whoever has the picture can use it.' },
      honest: 'your granddaughter, whose phone really was in the lake',
      fraud: 'somebody with your granddaughter’s picture',
    },
    bank: {
      from: 'Your bank, according to the display',
      says: [
        '“We have stopped a payment of $480 from your account. Was that you? If not, we will block your card today. Please call us back and we will take care of it.”',
      ],
      decisive: {
        ask: 'Hang up, and call the number on your card',
        honest: '“Yes, that was us,” says the bank. “The payment is stopped.”',
        fraud: '“We have stopped nothing,” says the bank, “and we did not call you.”',
      },
      partial: {
        ask: 'Look for the payment in the app',
        finds: 'It shows none. A payment that was stopped often does not appear there.',
      },
      idle: {
        ask: 'Compare the number on the display',
        finds: 'It is the bank’s number. A display can show any number.',
      },
      honest: 'your bank, which had stopped a payment',
      fraud: 'a caller who was not your bank',
    },
    parcel: {
      from: 'Parcel service',
      says: [
        'Your parcel from abroad is at customs. $7.40 is due, at the door or by Thursday at parcel-customs.example',
      ],
      decisive: {
        ask: 'Enter your order number on the site you ordered from',
        honest: 'It says the same there: at customs, $7.40.',
        fraud: 'It says there: on its way. Nothing is due.',
      },
      partial: {
        ask: 'Think: are you waiting for a parcel?',
        finds: 'You are. So are many people, on any day.',
      },
      idle: {
        ask: 'Look for the padlock in the address bar',
        finds: 'It is there: nobody can read along. A padlock does not say who is at the other end.',
      },
      honest: 'the parcel service, and your parcel with it',
      fraud: 'a message from no parcel service',
    },
    savings: {
      from: 'customers@your-bank.example',
      says: [
        'Fixed-rate savings: 3.4% for a year',
        'Thank you for your application. Please transfer the amount by the 15th; the details are in the attachment. The rate can be lower next year.',
      ],
      decisive: {
        ask: 'Call the bank at the number in the register',
        honest: 'Your application is there, and the attachment is the bank’s.',
        fraud: 'The bank has no application from you. Somebody is using its name.',
      },
      partial: {
        ask: 'Look the bank up in the register',
        finds: 'It is there. So it exists. Whether it wrote to you is another question.',
      },
      idle: {
        ask: 'Read the comparison site where you found it',
        finds: 'Four stars, and many customers. Comparison sites can be made up, too.',
      },
      honest: 'the bank that paid 3.4%',
      fraud: 'somebody who used a bank’s name',
    },
    invoice: {
      from: 'office@your-painter.example',
      says: [
        'New bank details',
        'Please pay our invoice of $1,140 to our new bank. Everything is in the attachment. Kind regards',
      ],
      decisive: {
        ask: 'Call the painter at the number on the first invoice',
        honest: '“New bank, yes, since May,” she says, and reads you the same digits.',
        fraud: '“We have the bank we’ve always had,” she says. Somebody is reading her mail.',
      },
      partial: {
        ask: 'Compare the amount with the estimate',
        finds: 'Work and amount are right. Whoever reads her mail knows both.',
      },
      idle: {
        ask: 'Answer the e-mail, and ask',
        finds: '“It is all correct.” Whoever wrote the first e-mail also writes the second.',
      },
      honest: 'the painter with the new bank',
      fraud: 'somebody who was reading the painter’s mail',
    },
    cooperative: {
      from: 'The cooperative that heats your town',
      says: [
        'Shares for everybody',
        'About 3% a year. You can lose all of it. By transfer, until the end of the month; the details are on the back.',
      ],
      decisive: {
        ask: 'Take the letter to the cooperative’s office in town',
        honest: 'It is theirs. The account on the back is theirs, too.',
        fraud: 'The office has never seen it. The account on the back belongs to somebody else.',
      },
      partial: {
        ask: 'Look the cooperative up in the register',
        finds: 'It has been there since 2009. The letter may still be somebody else’s.',
      },
      idle: {
        ask: 'Read the warning once more',
        finds: '“You can lose all of it.” That sounds honest. Fraudsters write it too.',
      },
      honest: 'the cooperative that heats your town',
      fraud: 'a letter in the name of the cooperative',
    },
    donation: {
      from: 'In your street’s group chat',
      says: [
        'After the flood in the valley, we are collecting for the families. $20 helps. Please transfer it by Sunday. – Flood relief group',
      ],
      decisive: {
        ask: 'Call the town hall in the valley',
        honest: '“We know them,” says the town hall. “They have brought us all of it so far.”',
        fraud: '“Never heard of them,” says the town hall. “You are not the first to ask.”',
      },
      partial: {
        ask: 'See whether the flood was in the news',
        finds: 'It was. After a flood people collect money, real helpers and others.',
      },
      idle: { ask: 'Look at the pictures', finds: 'They show a flood. They do not say which one.' },
      honest: 'the people who were collecting for the valley',
      fraud: 'a collection that the valley knew nothing about',
    },
    ticket: {
      from: 'An advertisement',
      says: [
        'Two tickets for Saturday, $70 each',
        'Sold out, I’m sick, and that’s what I paid. Transfer the money, and I’ll have them put in your name.',
      ],
      decisive: {
        ask: 'Ask the organizer about the two tickets',
        honest: 'They exist, and the organizer can change the name on them.',
        fraud: 'The organizer knows of no such tickets.',
      },
      partial: {
        ask: 'Ask for a photo of the tickets',
        finds: 'It comes, with numbers. Ten others may have the same photo.',
      },
      idle: {
        ask: 'See how old the profile is',
        finds: 'Six years, and many friends. Profiles are bought and taken over.',
      },
      honest: 'somebody who really was sick on Saturday',
      fraud: 'the seller of tickets that never existed',
    },
    roof: {
      from: 'At your door',
      says: [
        '“We’re doing the roof next door. Yours has loose tiles; $380, and it’s done tomorrow. Half up front for materials, same as your neighbor.”',
      ],
      decisive: {
        ask: 'Ring the neighbor’s bell',
        honest: '“Good people,” says the neighbor. “I’ve known the firm for years.” His roof is done.',
        fraud: '“Which roofers?” asks the neighbor.',
      },
      partial: {
        ask: 'Look at your roof from the garden',
        finds: 'Three tiles are loose. That he is right about tiles says nothing about his work.',
      },
      idle: {
        ask: 'Look at the van',
        finds: 'It has a name and a number on it. A sticker can have both.',
      },
      honest: 'the roofer who was working next door',
      fraud: 'a roofer whom the neighbor did not know',
    },
    energy: {
      from: 'Your power company, or so he says',
      says: [
        '“Your plan ends in June. With the new one you save $9 a month. I’ll send it to you today, you only have to sign.”',
      ],
      decisive: {
        ask: 'Hang up, and call the number on your bill',
        honest: 'The power company did call you. Plan and price are right.',
        fraud: 'It has called nobody. Your plan simply goes on.',
      },
      partial: {
        ask: 'Ask for the number of your meter',
        finds: 'He knows it. It is on every bill, including those in the trash.',
      },
      idle: {
        ask: 'Ask whether the call is recorded',
        finds: '“Of course, for your safety.” That is easy to say.',
      },
      honest: 'your power company’s better plan',
      fraud: 'a caller who was not your power company',
    },
    app: {
      from: 'A friend from your choir',
      says: [
        'I put $50 a month into this app. It goes up and down, and I’ve already taken $200 out. Have a look, there’s no rush.',
      ],
      decisive: {
        ask: 'Look the app’s firm up in the regulator’s register',
        honest: 'It is there, with the address that the app names, and without a warning.',
        fraud: 'No entry, but a warning. Your friend is honest, and has been deceived herself.',
      },
      partial: {
        ask: 'Ask her whether the $200 really came',
        finds: 'It did. Honest providers pay, and some fraudsters do so too, at first.',
      },
      idle: { ask: 'Read the reviews in the app store', finds: '4.8 out of 5. Reviews can be bought.' },
      honest: 'your friend’s app, which was in the register',
      fraud: 'an app that the regulator warned about',
    },
  },
  signs: {
    fee: {
      from: 'Office for lost money',
      says: [
        'Good news: $2,400 of yours has been found. A lawyer will release it once you have paid his fee of $180, within a week.',
      ],
      sign: 'Nobody has to pay in order to be paid. No honest office asks for that.',
      decisive: {
        ask: 'Call the regulator at a number that you look up yourself',
        finds: '“We have found no money of yours, and we never ask for any.”',
      },
      partial: {
        ask: 'Look the lawyer up in the register',
        finds: 'There is a lawyer of that name. He may know nothing about it.',
      },
      idle: { ask: 'Look at the file number', finds: 'It is long. That is all there is to it.' },
      fraud: 'an office that wanted money first',
    },
    gain: {
      from: 'Invitation to a group',
      says: [
        'Our program makes 2% a day, and in three years it has not had a single day of losses. You can begin with $250.',
      ],
      sign: 'A gain that cannot fail does not exist. No honest provider promises one.',
      decisive: {
        ask: 'Look the firm up in the regulator’s register',
        finds: 'No entry, but a warning.',
      },
      partial: {
        ask: 'Ask how the program does it',
        finds: '“Artificial intelligence.” That is a name, not an explanation.',
      },
      idle: {
        ask: 'Watch its figures for a week',
        finds: 'They rise every day. Whoever runs a page can make it show any figure.',
      },
      fraud: 'a program that never loses',
    },
    remote: {
      from: 'Computer support, or so he says',
      says: [
        '“Your computer is sending out viruses. Open a page for me and read me the number on it. Then I’ll repair it from here.”',
      ],
      sign: 'No honest company calls out of the blue and wants access to your computer.',
      decisive: {
        ask: 'Hang up, and look up the maker’s own number',
        finds: '“We call nobody about viruses,” says the maker.',
      },
      partial: {
        ask: 'See whether the computer is slow',
        finds: 'It is, a little. Which one isn’t?',
      },
      idle: {
        ask: 'Ask for his employee number',
        finds: 'He has one, and says it twice.',
      },
      fraud: 'a caller who wanted access to your computer',
    },
    secret: {
      from: 'Your adviser, or so he says',
      says: ['“The $3,000 has to go out today. If the bank asks, don’t mention me. Say it’s for furniture.”'],
      sign: 'Whoever tells you what to hide from your bank is deceiving you. No honest adviser does.',
      decisive: {
        ask: 'Tell the bank the truth',
        finds: '“That is a fraud,” says the bank. “You are the third person this week.”',
      },
      partial: {
        ask: 'Ask the adviser why',
        finds: '“Banks don’t like competition.” That is an answer, but not a reason.',
      },
      idle: { ask: 'Read the contract', finds: 'Eleven pages, with a seal. Anybody can print that.' },
      fraud: 'an adviser who was hiding from your bank',
    },
  },
} as const;
